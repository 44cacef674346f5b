/** Proves that the browser found for the tests starts, runs a script and answers. */
import { strictEqual } from 'node:assert';
import { evaluateInPage } from '../setup/chromium.mjs';

const PAGE = `<!doctype html><title>Étagère</title><p id="sum"></p>
<script>document.getElementById('sum').textContent = [3, 4, 12].map(tile => tile * 2).join(' ');</script>`;

const [browser] = process.argv.slice(2);
const seen = await evaluateInPage(browser, {
  url: `data:text/html;charset=utf-8,${encodeURIComponent(PAGE)}`,
  expression: 'document.title + ": " + document.getElementById("sum").textContent',
});
strictEqual(seen, 'Étagère: 6 8 24');
process.stdout.write(`${browser} shows a page.\n`);
