type Execute = (action: string) => Promise<string>;

/** Longer than a slow phone takes for the script; whoever blocks it goes on without a token. */
const PATIENCE_MS = 5_000;

/** Of the form that is open; undefined where the shop has no bot check. */
let script: Script | undefined;

interface Script {
  readonly promise: Promise<Execute>;
  readonly resolve: (execute: Execute) => void;
}

/** A form with a bot check is open: its tokens are waited for, even before the script is there. */
export function expectBotCheck(): void {
  script ??= awaited();
}

function awaited(): Script {
  let resolve: Script['resolve'] = () => undefined;
  const promise = new Promise<Execute>((offered) => {
    resolve = offered;
  });
  return { promise, resolve };
}

export function offerBotCheck(execute: Execute): void {
  script?.resolve(execute);
}

export function dropBotCheck(): void {
  script = undefined;
}

/** What the service asks Google about (`docs/product/account.md`, "Bot check"); each is good once. */
export async function botToken(action: string): Promise<{ recaptcha_token?: string }> {
  if (!script) return {};
  const made = script.promise.then((execute) => execute(action)).catch(() => undefined);
  const late = new Promise<undefined>((resolve) => {
    setTimeout(resolve, PATIENCE_MS);
  });
  const token = await Promise.race([made, late]);
  return token === undefined ? {} : { recaptcha_token: token };
}
