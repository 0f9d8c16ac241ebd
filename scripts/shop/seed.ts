import type { ProgramOptions } from './program'

/** Brings the database to the demo archive's state, unless it holds an archive of somebody's own. */
export function seedForStart(env: NodeJS.ProcessEnv): ProgramOptions {
  const args = ['--import', 'tsx', 'scripts/seed.ts', '--keep-own']
  return { name: 'preparation of the database', args, env }
}
