import { setTimeout as pause } from 'node:timers/promises'
import type { Route } from '@playwright/test'

/** Delays a response, so that actions in the meantime can be tested. */
export async function answerLate(route: Route): Promise<void> {
  await pause(1000)
  await route.continue()
}
