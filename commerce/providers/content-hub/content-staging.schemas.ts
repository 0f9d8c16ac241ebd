import { millisecondsInDay } from 'date-fns/constants'
import { z } from 'zod'
import { EpochMs, SnapshotId } from './staging-domain.rules'

const MAX_DAYS = 400

const Stage = z.enum(['production', 'staging'])

export const DomainParams = z.object({ domain: z.string().max(200) })
export const EnvironmentParams = z.object({ vse: z.string().max(200) })

export const PinQuery = z
  .object({ timestamp: EpochMs.optional(), snapshotId: SnapshotId.optional() })
  .refine(({ timestamp, snapshotId }) => !timestamp || !snapshotId, {
    path: ['snapshotId'],
    message: 'a snapshot has a moment of its own',
  })

export const ChangesQuery = z
  .object({ from: EpochMs, to: EpochMs, stage: Stage.default('staging') })
  .refine(({ from, to }) => from < to, { path: ['to'], message: 'not after from' })
  .refine(({ from, to }) => to.getTime() - from.getTime() <= MAX_DAYS * millisecondsInDay, {
    path: ['to'],
    message: `more than ${MAX_DAYS} days after from`,
  })

/** `vse` is the staging environment, `stage` is staging or production. */
export const SnapshotBody = z
  .object({
    name: z.string().trim().min(1).max(200),
    vse: z.string().max(200).optional(),
    stage: Stage.optional(),
    timestamp: EpochMs.optional(),
    createdBy: z.string().trim().min(1).max(200).default('api'),
  })
  .refine(({ vse, stage }) => vse === undefined || stage !== 'production', {
    path: ['stage'],
    message: 'the environment named by vse is staging',
  })
