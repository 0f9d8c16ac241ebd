import { useEffect } from 'react'
import type { Activities, ActivityName } from '@/integrations/recommendations/recommendations.port'
import { hasEinstein } from '@/integrations/recommendations/einstein-call'
import { sendActivity } from '@/integrations/recommendations/einstein-activities'
import { logWarning } from '@/lib/log'
import { isPreviewed } from '@/site/preview-query'
import { useSite } from '@/site/use-site'
import { readVisitor } from './visitor'

/**
 * Reports to the recommendation service what a visitor did (REC-023), unless an editor previews the
 * shop. Nobody waits for it, and it never throws.
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
 * Reports it once for each subject, as soon as that is loaded.
 * @param subject what is viewed; undefined while it loads
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
