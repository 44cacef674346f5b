/**
 * `npm test` runs every stage, even after a failure, and ends with `N passed, N failed`.
 * `npm test -- --only unit` runs one stage; words after that choose test files.
 */
import { getReady } from './setup/ready.mjs';
import { handOver, runQuietly } from './setup/run.mjs';
import { runMain, SetupFailure } from './setup/say.mjs';
import { fetchAhead } from './test/ahead.mjs';
import { GROUPS, STAGES } from './test/stages.mjs';

await runMain(async () => {
  const { groups, filters } = parse(process.argv.slice(2));
  fetchAhead(groups.flat());
  const node = await getReady();
  const results = [];
  const stopped = stopSignal();
  for (const names of groups) {
    if (stopped.aborted) return 130;
    results.push(...(await runGroup(names, node, filters)));
  }
  process.stdout.write('\n');
  for (const result of results) process.stdout.write(`${summaryLine(result)}\n`);
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  return failed === 0 ? 0 : 1;
});

/** Ctrl-C ends the tool that is running; it must end the list of stages too. */
function stopSignal() {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => controller.abort());
  return controller.signal;
}

function parse(args) {
  const at = args.indexOf('--only');
  if (at === -1) return { groups: GROUPS, filters: args };
  const name = args[at + 1] ?? '';
  if (!Object.hasOwn(STAGES, name)) {
    const choices = Object.keys(STAGES).join(', ');
    throw new SetupFailure({
      fr: `--only attend une étape : ${choices}.`,
      en: `--only takes a stage: ${choices}.`,
    });
  }
  return { groups: [[name]], filters: [...args.slice(0, at), ...args.slice(at + 2)] };
}

/** One stage has the terminal to itself; what several say at the same time is shown stage by stage. */
async function runGroup(names, node, filters) {
  if (names.length === 1) {
    process.stdout.write(`\n── ${names[0]}\n`);
    return [
      await runStage(names[0], node, filters, { run: handOver, write: text => process.stdout.write(text) }),
    ];
  }
  const running = names.map(async name => {
    let said = '';
    const write = text => {
      said += text;
    };
    const run = async (...command) => {
      const { code, output } = await runQuietly(...command);
      write(output);
      return code;
    };
    const result = await runStage(name, node, filters, { run, write });
    return { said, result };
  });
  const results = [];
  for (const [index, done] of running.entries()) {
    const { said, result } = await done;
    process.stdout.write(`\n── ${names[index]}\n${said}`);
    results.push(result);
  }
  return results;
}

async function runStage(name, node, filters, { run, write }) {
  const start = performance.now();
  let count;
  try {
    count = await STAGES[name](node, filters, run);
  } catch (error) {
    write(`${error.lastLines ?? ''}\n${error.message}\n`);
    count = { passed: 0, failed: 1 };
  }
  return { name, ...count, seconds: (performance.now() - start) / 1000 };
}

function summaryLine({ name, passed, failed, seconds }) {
  const mark = failed === 0 ? '✓' : '✗';
  const detail = failed === 0 ? `${passed} passed` : `${passed} passed, ${failed} failed`;
  return `${mark} ${name.padEnd(9)} ${`${seconds.toFixed(1)} s`.padStart(7)}  ${detail}`;
}
