import type { Config } from '../config'
import type { Db } from '../db/client'
import {
  createSubscriptionRuns,
  type RunDependencies,
  type SubscriptionRuns,
} from './subscription-runs'
import { createSubscriptionService, type SubscriptionService } from './subscription.service'

export interface SubscriptionServices {
  subscriptions: SubscriptionService
  subscriptionRuns: SubscriptionRuns
}

export function createSubscriptionServices(
  db: Db,
  { config, ...given }: Omit<RunDependencies, 'reminderDays'> & { config: Config },
): SubscriptionServices {
  const dependencies = { ...given, reminderDays: config.subscriptionReminderDays }
  return {
    subscriptions: createSubscriptionService(db, dependencies),
    subscriptionRuns: createSubscriptionRuns(db, dependencies),
  }
}
