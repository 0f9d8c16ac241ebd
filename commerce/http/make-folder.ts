import { mkdirSync } from 'node:fs'
import type { FastifyBaseLogger } from 'fastify'

/** Creates a folder whose files are served; on a read-only disk the engine runs without it. */
export function makeFolder(folder: string, log: Pick<FastifyBaseLogger, 'warn'>): void {
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    log.warn({ folder, err: error }, 'the folder cannot be created')
  }
}
