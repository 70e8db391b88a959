import type { Needs } from '../../core/transact.ts';
import type { Database } from '../../db/client.ts';
import type { Hasher } from '../../core/ports.ts';
import { endWallet, exportCoins } from './leave.ts';
import { createGiftCardPasses } from './rules/gift-card-passes.ts';
import type { Module } from '../../http/module.ts';
import { createCoinRepo } from './coin-repo.ts';
import { createCouponRepo } from './coupon-repo.ts';
import { createGiftCardRepo } from './gift-card-repo.ts';
import { walletJobs } from './jobs.ts';
import { walletRoutes } from './routes.ts';
import { createWalletUseCases } from './use-cases.ts';

export const wallet = {
  calls: {
    'GET /coupons': 'anyone',
    'GET /coupons/{id}': 'anyone',
    'POST /me/coupons/{id}/collect': 'member',
    'GET /me/coupons': 'member',
    'GET /me/coins': 'member',
    'GET /me/redeem/options': 'member',
    'POST /me/redeem': 'member',
    'GET /me/redeem/history': 'member',
    'POST /gift-cards/balance': 'anyone',
  },
  repos: (db: Database) => ({
    coupons: createCouponRepo(db),
    coins: createCoinRepo(db),
    giftCards: createGiftCardRepo(db),
  }),
  useCases: (world: Needs<typeof createWalletUseCases>) => ({
    wallet: createWalletUseCases(world),
  }),
  ports: ({ hasher }: { readonly hasher: Hasher }) => ({ passes: createGiftCardPasses(hasher) }),
  erases: { first: endWallet },
  exports: {
    coupons: '/me/coupons',
    redemptions: { pages: '/me/redeem/history' },
    coins: exportCoins,
  },
  routes: walletRoutes,
  jobs: walletJobs,
} satisfies Module;
