import { randomUUID } from 'node:crypto'
import formbody from '@fastify/formbody'
import Fastify, { type FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { registerAuth } from './auth/auth.routes'
import { registerCatalog } from './catalog/catalog.routes'
import { registerCustomers } from './customers/customer.routes'
import { checkOrganization } from './http/context'
import { registerErrorHandlers, sendProblem } from './http/error-handler'
import { registerJsonBody } from './http/json-body'
import { unavailable } from './http/problem'
import { registerSearch } from './search/search.routes'
import { createServices, type Services, type ServicesOptions } from './services'
import { registerShops } from './shops/shop.routes'

const BODY_LIMIT_BYTES = 1_048_576

/** Builds the engine on an open, migrated database. The caller listens, and closes the database. */
export function buildApp(options: ServicesOptions): FastifyInstance {
  const { logLevel } = options.config
  const app: FastifyInstance = Fastify({
    logger: { level: logLevel, redact: ['req.headers.authorization', 'req.headers.cookie'] },
    bodyLimit: BODY_LIMIT_BYTES,
    forceCloseConnections: 'idle',
    requestIdHeader: 'correlation-id',
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 512 },
  })
  const services = createServices(options)
  app.decorate('services', services)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('correlation-id', request.id)
    await checkOrganization(request)
  })
  registerErrorHandlers(app)
  registerJsonBody(app)
  app.register(formbody)
  registerHealth(app, services)
  registerModules(app, services)
  return app
}

/** The engine's modules, in a fixed order; each adds one line. */
function registerModules(app: FastifyInstance, services: Services): void {
  registerAuth(app, services)
  registerCustomers(app, services)
  registerCatalog(app, services)
  registerSearch(app, services)
  registerShops(app, services)
  // baskets:
  // orders:
  // card gateway:
  // content:
  // media:
}

function registerHealth(app: FastifyInstance, { db }: Services): void {
  app.get('/health', { logLevel: 'warn' }, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    try {
      await sql`select 1`.execute(db)
      return { status: 'ok' }
    } catch (error) {
      app.log.error({ err: error }, 'the database does not answer')
      return sendProblem(reply, unavailable('The database does not answer.'))
    }
  })
}
