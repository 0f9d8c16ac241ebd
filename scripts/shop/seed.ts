import { spawn } from 'node:child_process'

/** Brings the database to the demo archive's state; does nothing when it is there already. */
export function seed(env: NodeJS.ProcessEnv): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/seed.ts'], {
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
