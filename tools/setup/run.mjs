import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/**
 * Runs a program quietly and returns what it wrote on both streams.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runQuietly(command, args, options = {}) {
  return new Promise(resolve => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const collect = chunk => {
      output += chunk;
    };
    child.stdout.setEncoding('utf8').on('data', collect);
    child.stderr.setEncoding('utf8').on('data', collect);
    child.on('error', error => resolve({ code: 127, output: `${output}${error.message}\n` }));
    child.on('close', (code, signal) => resolve({ code: exitCode(code, signal), output }));
  });
}

/**
 * Hands the terminal over to a program until it ends, and returns its exit code.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<number>}
 */
export function handOver(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options });
    const pass = signal => {
      // A terminal sends Ctrl-C to both processes: passing it on would count as pressing it twice.
      if (signal === 'SIGINT' && process.stdin.isTTY) return;
      child.kill(signal);
    };
    process.on('SIGINT', pass).on('SIGTERM', pass);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      process.off('SIGINT', pass).off('SIGTERM', pass);
      resolve(exitCode(code, signal));
    });
  });
}

/** A child ended by a signal counts as a shell would count it: 128 + the signal's number. */
function exitCode(code, signal) {
  return code ?? 128 + (constants.signals[signal] ?? 0);
}
