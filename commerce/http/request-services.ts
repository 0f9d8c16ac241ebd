import type { Config } from '../config'

/** What code reads through the request (`request.server.services`); its modules add the rest. */
export interface RequestServices {
  config: Config
}

declare module 'fastify' {
  interface FastifyInstance {
    services: RequestServices
  }
}
