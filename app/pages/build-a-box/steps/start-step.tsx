import { useQuery } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import { productQuery } from '@/commerce-client/products.queries'
import { paths } from '@/site/paths'
import { useSite } from '@/site/use-site'
import { Breadcrumb } from '@/ui/breadcrumb'
import { Button, ButtonLink } from '@/ui/button'
import { Heading } from '@/ui/heading'
import { Link } from '@/ui/link'
import { Picture } from '@/ui/picture'
import { useSheet } from '@/ui/use-sheet'
import { BoxBefore } from '../box-before'
import { BoxChoice } from '../box-choice'
import { BoxTips } from '../box-tips'
import { buildABoxMessages as messages } from '../build-a-box.messages'
import { FulfillmentPicker } from '../fulfillment-picker'
import styles from '../build-a-box.module.css'
import type { BoxBuilder } from '../state/use-box-builder'
import { imageUrl } from '@/integrations/images/image-service'
import { BreadcrumbData } from '@/ui/breadcrumb-data'
import { PageHead } from '@/ui/page-head'
import { BoxData } from '../box-data'
import { boxHeadMessages } from '../box-head.messages'

interface StartStepProps {
  builder: BoxBuilder
  /** Id of the piece in the URL. */
  piece: string | undefined
}

export function StartStep({ builder, piece: asked }: StartStepProps) {
  const { id: siteId } = useSite()
  const { formatMessage } = useIntl()
  const { mix } = builder
  const piece = asked ?? (mix?.boxSelection ? undefined : mix?.pieces[0]?.id)
  const chosen = useQuery({ ...productQuery(siteId, piece ?? ''), enabled: piece !== undefined })
  const title = formatMessage(messages.title)
  const image = builder.offered?.find((box) => box.image)?.image
  return (
    <>
      <StartHead builder={builder} />
      <Breadcrumb current={title} />
      <div className={styles.head}>
        <div className={styles.words}>
          <Heading level={1} size="display">
            {title}
          </Heading>
          <p className={styles.lead}>
            {chosen.data ? (
              <FormattedMessage {...messages.leadWithPiece} values={{ piece: chosen.data.name }} />
            ) : (
              <FormattedMessage {...messages.lead} />
            )}
            <FlavorRange builder={builder} code={chosen.data?.customMixCode} />
          </p>
          {builder.offered?.length === 0 ? (
            <p>
              <FormattedMessage {...messages.none} />
            </p>
          ) : (
            <>
              <FulfillmentPicker builder={builder} />
              <BeginButton builder={builder} />
              <p className="cluster-4 note">
                <Link to={paths.savedMixes()}>
                  <FormattedMessage {...messages.saved} />
                </Link>
                <BoxBefore builder={builder} />
              </p>
            </>
          )}
        </div>
        {image && (
          <Picture
            image={{ ...image, alt: '' }}
            width={640}
            height={640}
            sizes="(min-width: 769px) 40vw, 100vw"
            priority
            className={styles.picture}
          />
        )}
      </div>
      <BoxTips />
      <BoxChoice
        code={chosen.data?.customMixCode}
        isKnown={piece === undefined || !chosen.isLoading}
      />
    </>
  )
}

interface FlavorRangeProps {
  builder: BoxBuilder
  /** Code of the pieces; only boxes for this code are considered. */
  code: string | undefined
}

/** Says how many flavors must be chosen, before a box is (BOX-008). */
function FlavorRange({ builder: { offered = [], rulesOf }, code }: FlavorRangeProps) {
  const boxes = offered.filter((box) => code === undefined || box.code === code)
  const flavors = boxes.flatMap((box) => box.sizes.map((size) => rulesOf(size, box).flavors))
  if (flavors.length === 0) return null
  const [least, most] = [Math.min(...flavors), Math.max(...flavors)]
  const message = least === most ? messages.flavorsSame : messages.flavorRange
  return (
    <>
      {' '}
      <FormattedMessage {...message} values={{ least, most }} />
    </>
  )
}

/** Opens the first incomplete step; for pickup, a shop must be chosen first. */
function BeginButton({ builder }: { builder: BoxBuilder }) {
  const { open } = useSheet()
  const { name, mix, change, isPickup, shop, openStep } = builder
  const isBegun = mix?.boxSelection !== undefined
  if (isPickup && !shop) {
    return (
      <Button aria-haspopup="dialog" onClick={() => open('pickup-in-shop', {})}>
        <FormattedMessage {...messages.chooseShop} />
      </Button>
    )
  }
  return (
    <ButtonLink
      isDeferred
      to={paths.boxStep(name, isBegun ? openStep : 'select-item')}
      onClick={() => change(() => ({}))}
    >
      <FormattedMessage {...(isBegun ? messages.goOn : messages.begin)} />
    </ButtonLink>
  )
}

/** Title and meta tags of a builder's first page. If the site has no boxes, the page is noindex. */
function StartHead({ builder }: { builder: Pick<BoxBuilder, 'name' | 'offered'> }) {
  const { formatMessage } = useIntl()
  const { name, offered = [] } = builder
  const title = formatMessage(boxHeadMessages[`title.${name}`])
  const path = paths.boxStep(name, 'start')
  const image = offered.find((box) => box.image)?.image
  return (
    <>
      <PageHead
        title={title}
        description={formatMessage(boxHeadMessages[`description.${name}`])}
        canonicalPath={path}
        image={image && imageUrl(image.link, 1200)}
        isHidden={builder.offered?.length === 0}
      />
      <BoxData boxes={offered} />
      <BreadcrumbData steps={[]} name={title} path={path} />
    </>
  )
}
