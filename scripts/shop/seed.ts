import { spawn } from 'node:child_process'

/** Brings the database to the demo archive's state, unless it holds an archive of somebody's own. */
export function seed(env: NodeJS.ProcessEnv): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/seed.ts', '--keep-own'], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env,
    })
    child.once('error', reject)
    child.once('exit', (code) => {
      if (code === 0) resolve()
      else reject(new Error('The database could not be prepared; the reason is above.'))
    })
  })
}
