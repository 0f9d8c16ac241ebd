import { existsSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../services'

const DAY_MS = 86_400_000

/**
 * The masters of the pictures: `GET /media/<path>` below `config.mediaDir`, with ETag and ranges.
 * Paths that leave the folder, dot files and folders are not found.
 */
export function registerMedia(app: FastifyInstance, { config }: Services): void {
  if (!existsSync(config.mediaDir)) {
    app.log.warn({ mediaDir: config.mediaDir }, 'there are no pictures')
    return
  }
  app.register(fastifyStatic, {
    root: config.mediaDir,
    prefix: '/media/',
    decorateReply: false,
    index: false,
    dotfiles: 'ignore',
    // a picture is replaced under another name: a day is safe, and ETags answer after it
    maxAge: DAY_MS,
    setHeaders: (reply) => {
      reply.setHeader('access-control-allow-origin', '*')
      reply.setHeader('cross-origin-resource-policy', 'cross-origin')
      reply.setHeader('x-content-type-options', 'nosniff')
    },
  })
}
