import { spawnSync } from 'node:child_process'

const git = (...args: string[]): string =>
  spawnSync('git', args, { encoding: 'utf8' }).stdout.trim()

/**
 * Returns the options with which Jest runs the tests that the changes of this branch may affect,
 * committed or not; on the main branch, those of its last commit. Without history, all tests run.
 */
export function onlyChangedTests(): string[] {
  const base = git('merge-base', 'HEAD', 'origin/HEAD') || git('merge-base', 'HEAD', 'main')
  const isBranch = base !== '' && base !== git('rev-parse', 'HEAD')
  const since = isBranch ? base : git('rev-parse', '--verify', '--quiet', 'HEAD~1')
  return since ? [`--changedSince=${since}`, '--passWithNoTests'] : []
}
