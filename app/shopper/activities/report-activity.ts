import { useEffect } from 'react'
import type { Activities, ActivityName } from '@/integrations/recommendations/recommendations.port'
import { hasEinstein } from '@/integrations/recommendations/einstein-call'
import { sendActivity } from '@/integrations/recommendations/einstein-activities'
import { logWarning } from '@/lib/log'
import { isPreviewed } from '@/site/preview-query'
import { useSite } from '@/site/use-site'
import { readVisitor } from './visitor'

/**
 * Reports a visitor's activity to the recommendation service (REC-023), unless an editor previews
 * the shop. Runs in the background and never throws.
 */
export function reportActivity<Name extends ActivityName>(
  siteId: string,
  name: Name,
  activity: Activities[Name],
): void {
  void report(siteId, name, activity).catch((error: unknown) =>
    logWarning('An activity was not reported', { activity: name, error }),
  )
}

async function report<Name extends ActivityName>(
  siteId: string,
  name: Name,
  activity: Activities[Name],
): Promise<void> {
  const visitor = hasEinstein() && !isPreviewed() ? readVisitor(siteId) : undefined
  if (visitor) await sendActivity(siteId, visitor, name, activity)
}

/**
 * Reports an activity once for each subject, when the subject has loaded.
 * @param subject id of the viewed subject; undefined while it loads
 */
export function useActivityOf<Name extends ActivityName>(
  name: Name,
  subject: string | undefined,
  activity: () => Activities[Name],
): void {
  const { id: siteId } = useSite()
  useEffect(() => {
    if (subject !== undefined) reportActivity(siteId, name, activity())
    // what is reported is the state on arrival
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [siteId, name, subject])
}
