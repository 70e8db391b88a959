type Execute = (action: string) => Promise<string>;

/** Longer than a slow phone needs to load the script; a blocked script costs this delay. */
const PATIENCE_MS = 5_000;

/** Bot check of the open form; undefined when the shop has none. */
let script: Script | undefined;

interface Script {
  readonly promise: Promise<Execute>;
  readonly resolve: (execute: Execute) => void;
}

/** Call when a form with a bot check opens; its tokens wait for the script. */
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

/** Single-use token that the service verifies with Google (`docs/product/account.md`, "Bot check"). */
export async function botToken(action: string): Promise<{ recaptcha_token?: string }> {
  if (!script) return {};
  const made = script.promise.then((execute) => execute(action)).catch(() => undefined);
  const late = new Promise<undefined>((resolve) => {
    setTimeout(resolve, PATIENCE_MS);
  });
  const token = await Promise.race([made, late]);
  return token === undefined ? {} : { recaptcha_token: token };
}
