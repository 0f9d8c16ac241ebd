import type { ServerProcessOptions } from './server-process'

/**
 * Returns the options of a process that imports the demo archive, unless the database contains the
 * user's own archive.
 */
export function seedForStart(env: NodeJS.ProcessEnv): ServerProcessOptions {
  const args = ['--import', 'tsx', 'scripts/seed.ts', '--keep-own']
  return { name: 'preparation of the database', args, env }
}
