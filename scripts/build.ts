/** `npm run build`: builds the storefront if its sources changed. */
import { ensureBuild } from '../server/runtime/build.ts';
import { giveUp } from '../server/runtime/failures.ts';
import { writeLists } from './lists.ts';

try {
  writeLists(process.cwd());
  await ensureBuild({
    root: process.cwd(),
    env: process.env,
    say: (line) => {
      console.log(line);
    },
  });
} catch (error) {
  giveUp(error);
}
