import type { ServerProcessOptions } from './server-process'

/** Brings the database to the demo archive's state, unless it holds an archive of somebody's own. */
export function seedForStart(env: NodeJS.ProcessEnv): ServerProcessOptions {
  const args = ['--import', 'tsx', 'scripts/seed.ts', '--keep-own']
  return { name: 'preparation of the database', args, env }
}
