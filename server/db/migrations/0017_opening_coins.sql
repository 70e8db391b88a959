-- Coins that members had before there was a ledger begin it; they do not run out.
INSERT INTO coin_entries (member_id, amount, remaining, reason, at)
SELECT id, coins, coins, 'opening', now() FROM members WHERE coins > 0;
