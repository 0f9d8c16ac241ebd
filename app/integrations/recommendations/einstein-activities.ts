import { callEinstein } from './einstein-call'
import type { Activities, ActivityName, Visitor } from './recommendations.port'

/** Sends what a visitor did, also while the page is being left. Throws where it is not accepted. */
export async function sendActivity<Name extends ActivityName>(
  siteId: string,
  visitor: Visitor,
  name: Name,
  activity: Activities[Name],
): Promise<void> {
  const path = (id: string) => `/activities/${id}/${name}`
  const { recoUUID } = { recoUUID: undefined, ...activity }
  // the published name, and the one that the service's own scripts send
  const body = { ...visitor, ...activity, ...(recoUUID && { __recoUUID: recoUUID }) }
  const answer = await callEinstein(siteId, { path, body }, { keepalive: true })
  // unread, it keeps its connection from ever coming to rest
  await answer.text()
  if (!answer.ok) throw new Error(`The service answered ${answer.status}`)
}
