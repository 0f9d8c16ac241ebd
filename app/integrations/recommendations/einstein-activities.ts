import { callEinstein } from './einstein-call'
import type { Activities, ActivityName, Visitor } from './recommendations.port'

/**
 * Reports a visitor's activity, even while the visitor leaves the page. Throws if the service does
 * not accept it.
 */
export async function sendActivity<Name extends ActivityName>(
  siteId: string,
  visitor: Visitor,
  name: Name,
  activity: Activities[Name],
): Promise<void> {
  const path = (id: string) => `/activities/${id}/${name}`
  const { recoUUID } = { recoUUID: undefined, ...activity }
  // the id is sent under its documented name, and under the one that the service's own scripts use
  const body = { ...visitor, ...activity, ...(recoUUID && { __recoUUID: recoUUID }) }
  const answer = await callEinstein(siteId, { path, body }, { keepalive: true })
  // an unread response would keep the connection busy
  await answer.text()
  if (!answer.ok) throw new Error(`The service answered ${answer.status}`)
}
