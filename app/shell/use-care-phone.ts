import { useQuery } from '@tanstack/react-query'
import { footerQuery } from '@/integrations/content-hub/content.queries'
import { useSite } from '@/site/use-site'
import { CARE_PHONE } from './contact'
import { readFooter } from './shell-content'

/** Returns the telephone number of the site's customer care. */
export function useCarePhone() {
  const site = useSite()
  const { data } = useQuery(footerQuery(site.id))
  return readFooter(data).phone ?? CARE_PHONE
}
