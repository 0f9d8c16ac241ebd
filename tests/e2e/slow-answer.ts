import { setTimeout as pause } from 'node:timers/promises'
import type { Route } from '@playwright/test'

/** Delays the server's response, so that the test acts before it arrives. */
export async function answerLate(route: Route): Promise<void> {
  await pause(1000)
  await route.continue()
}
