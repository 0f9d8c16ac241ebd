import { setTimeout as pause } from 'node:timers/promises'
import type { Route } from '@playwright/test'

/** A server that takes its time: what a person does meanwhile must count. */
export async function answerLate(route: Route): Promise<void> {
  await pause(1000)
  await route.continue()
}
