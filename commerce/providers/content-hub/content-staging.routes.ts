import type { FastifyInstance, FastifyRequest, FastifyReply } from 'fastify'
import type { ContentChange, ContentChangeService } from '../../content/content-change.service'
import type { Snapshot } from '../../content/content-view'
import type { Config } from '../../config'
import type { ContentService } from '../../content/content.service'
import type { SnapshotService } from '../../content/snapshot.service'
import {
  ChangesQuery,
  DomainParams,
  EnvironmentParams,
  PinQuery,
  SnapshotBody,
} from './content-staging.schemas'
import { deliverContent, type Delivery } from './deliver-content'
import { sendHubError, toHubError } from './hub-error'
import { isEnvironment, parseStagingDomain, toStagingDomain } from './staging-domain.rules'
import { createHash, timingSafeEqual } from 'node:crypto'
import { requireLocal } from '../../http/require-local'

/**
 * Allows access to unpublished content: with the staging key if one is set, or else from this
 * machine, if it is trusted.
 * @returns false if the request was refused with 401.
 * @throws Problem 403
 */
function requireStagingKey(
  request: FastifyRequest,
  reply: FastifyReply,
  config: Pick<Config, 'contentHubStagingKey' | 'isOpenLocally'>,
): boolean {
  const { contentHubStagingKey: key } = config
  if (key === undefined) {
    requireLocal(request, config)
    return true
  }
  const given = request.headers['x-api-key']
  if (typeof given === 'string' && timingSafeEqual(digest(given), digest(key))) return true
  reply.code(401).send(toHubError('UNAUTHORIZED', 'The header x-api-key is not the staging key'))
  return false
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

export interface ContentStagingNeeds {
  config: Config
  content: ContentService
  contentChanges: ContentChangeService
  now: () => Date
  snapshots: SnapshotService
}

const PREFIX = '/content-hub'
const NO_ENVIRONMENT = toHubError('NOT_FOUND', 'There is no such staging environment')

/** Requires the staging key (`require-staging-key`). */
export function registerContentStaging(app: FastifyInstance, services: ContentStagingNeeds): void {
  const { config, contentChanges, snapshots } = services
  const hosts = config.contentHubStagingDomains

  // returns the name of a domain, which by itself gives no access
  app.register(async (hub) => {
    hub.setErrorHandler((error, _request, reply) => sendHubError(error, reply))
    hub.get(`${PREFIX}/virtual-staging/domain/:vse`, async (request, reply) => {
      const { vse } = EnvironmentParams.parse(request.params)
      if (!isEnvironment(hosts, vse)) return reply.code(404).send(NO_ENVIRONMENT)
      const { timestamp: moment, snapshotId } = PinQuery.parse(request.query)
      return reply.type('text/plain').send(toStagingDomain(vse, { moment, snapshotId }))
    })
  })

  app.register(async (hub) => {
    hub.setErrorHandler((error, _request, reply) => sendHubError(error, reply))
    hub.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store')
      if (!requireStagingKey(request, reply, config)) return reply
    })
    hub.register(async (delivery) => addDelivery(delivery, services))

    hub.get(`${PREFIX}/changes`, async (request) => {
      const { from, to, stage } = ChangesQuery.parse(request.query)
      const changes = await contentChanges.listChanges(stage, from, to)
      return { changes: changes.map(toChange) }
    })

    hub.get(`${PREFIX}/snapshots`, async () => ({
      snapshots: (await snapshots.listSnapshots()).map(toSnapshot),
    }))
    hub.post(`${PREFIX}/snapshots`, async (request, reply) => {
      const { name, vse, stage = 'staging', ...rest } = SnapshotBody.parse(request.body)
      if (vse !== undefined && !isEnvironment(hosts, vse))
        return reply.code(404).send(NO_ENVIRONMENT)
      const { timestamp: moment, createdBy: savedBy } = rest
      const taken = await snapshots.takeSnapshot({ name, stage, moment, savedBy })
      if (!taken)
        return reply.code(409).send(toHubError('CONFLICT', 'There are too many snapshots'))
      return reply.code(201).send(toSnapshot(taken))
    })
  })
}

/** Delivers the content of a staging domain; an unknown domain is a 404. */
function addDelivery(
  hub: FastifyInstance,
  { config, content, now, snapshots }: ContentStagingNeeds,
): void {
  const domains = new WeakMap<FastifyRequest, Delivery>()

  hub.addHook('preHandler', async (request, reply) => {
    const { domain } = DomainParams.parse(request.params)
    const pin = parseStagingDomain(config.contentHubStagingDomains, domain)
    const isMissing =
      pin?.snapshotId !== undefined && !(await snapshots.hasSnapshot(pin.snapshotId))
    if (!pin || isMissing) return reply.code(404).send(NO_ENVIRONMENT)
    const { moment, snapshotId } = pin
    domains.set(request, {
      view:
        snapshotId === undefined ? { stage: 'staging', moment: moment ?? now() } : { snapshotId },
      isPinned: moment !== undefined || snapshotId !== undefined,
    })
  })

  deliverContent(hub, `${PREFIX}/staging/:domain/content`, content, (request) => {
    const delivery = domains.get(request)
    if (!delivery) throw new Error('The staging domain was not read.')
    return delivery
  })
}

function toChange({ moment, editions, items }: ContentChange) {
  return {
    moment: moment.getTime(),
    editions,
    items: items.map(({ id, deliveryKey, name }) => ({
      id,
      ...(deliveryKey !== null && { deliveryKey }),
      name,
    })),
  }
}

function toSnapshot({ id, name, stage, moment, takenAt, savedBy }: Snapshot) {
  const timestamp = moment.getTime()
  return { id, name, stage, timestamp, createdDate: takenAt.toISOString(), createdBy: savedBy }
}
