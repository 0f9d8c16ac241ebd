import { useIntl } from 'react-intl'
import { imageUrl } from '@/integrations/images/image-service'
import { paths } from '@/site/paths'
import { BreadcrumbData } from '@/ui/breadcrumb-data'
import { PageHead } from '@/ui/page-head'
import { BoxData } from '../box-data'
import { boxHeadMessages as messages } from '../box-head.messages'
import type { BoxBuilder } from '../state/use-box-builder'

/** Title and meta tags of a builder's first page. If the site has no boxes, the page is noindex. */
export function StartHead({ builder }: { builder: Pick<BoxBuilder, 'name' | 'offered'> }) {
  const { formatMessage } = useIntl()
  const { name, offered = [] } = builder
  const title = formatMessage(messages[`title.${name}`])
  const path = paths.boxStep(name, 'start')
  const image = offered.find((box) => box.image)?.image
  return (
    <>
      <PageHead
        title={title}
        description={formatMessage(messages[`description.${name}`])}
        canonicalPath={path}
        image={image && imageUrl(image.link, 1200)}
        isHidden={builder.offered?.length === 0}
      />
      <BoxData boxes={offered} />
      <BreadcrumbData steps={[]} name={title} path={path} />
    </>
  )
}
