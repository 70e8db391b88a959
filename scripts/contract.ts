/** `npm run contract -- <base url>`: checks any service against the contract; `CONTRACT_TOKEN` signs in. */
import { runContract } from './contract/run.ts';

const [base] = process.argv.slice(2);
if (base === undefined || !URL.canParse(base)) {
  console.error('Usage: npm run contract -- http://localhost:3000');
  process.exit(2);
}
const { failed } = await runContract({
  base,
  token: process.env['CONTRACT_TOKEN'],
  fetch: (request) => fetch(request),
  say: (line) => console.log(line),
});
process.exitCode = failed === 0 ? 0 : 1;
