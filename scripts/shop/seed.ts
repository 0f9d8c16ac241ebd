import type { ServerProcessOptions } from './server-process'

export function seedForStart(env: NodeJS.ProcessEnv): ServerProcessOptions {
  const args = ['--import', 'tsx', 'scripts/seed.ts', '--keep-own']
  return { name: 'preparation of the database', args, env }
}
