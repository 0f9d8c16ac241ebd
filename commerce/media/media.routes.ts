import { existsSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import { millisecondsInDay } from 'date-fns/constants'
import type { FastifyInstance } from 'fastify'
import { makeFolder } from '../http/make-folder'
import type { Config } from '../config'

interface Needs {
  config: Config
}

/**
 * Serves the original pictures and those of imported archives: `GET /media/<path>` below
 * `config.mediaDir` or `config.importedMediaDir`, with ETag and ranges. Paths outside these
 * folders, dot files and directories are not found.
 */
export function registerMedia(app: FastifyInstance, { config }: Needs): void {
  const { mediaDir, importedMediaDir } = config
  const hasMasters = existsSync(mediaDir)
  if (!hasMasters) app.log.warn({ mediaDir }, 'there are no pictures')
  // an archive may be imported while the engine runs, so the folder has to exist
  makeFolder(importedMediaDir, app.log)
  app.register(fastifyStatic, {
    root: hasMasters ? [mediaDir, importedMediaDir] : importedMediaDir,
    prefix: '/media/',
    decorateReply: false,
    index: false,
    dotfiles: 'ignore',
    // a changed picture gets a new name, so a day is safe; after that, the ETag revalidates
    maxAge: millisecondsInDay,
    setHeaders: (reply) => {
      reply.setHeader('access-control-allow-origin', '*')
      reply.setHeader('cross-origin-resource-policy', 'cross-origin')
      reply.setHeader('x-content-type-options', 'nosniff')
    },
  })
}
