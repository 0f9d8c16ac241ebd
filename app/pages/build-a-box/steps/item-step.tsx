import { FormattedMessage, useIntl } from 'react-intl'
import type { MixBox } from '@/commerce-client/mix-boxes.queries'
import { ChoiceTile, ChoiceTiles } from '@/ui/choice-tile'
import { Heading } from '@/ui/heading'
import { Picture } from '@/ui/picture'
import { Price } from '@/ui/price'
import { Skeleton } from '@/ui/skeleton'
import { BoxBefore } from '../box-before'
import { buildABoxMessages as messages } from '../build-a-box.messages'
import type { BoxBuilder } from '../state/use-box-builder'
import { useUndoable } from '../state/use-undoable'
import styles from './item-step.module.css'

/** The selection of the builder's boxes and sizes (BOX-020). */
export function ItemStep({ builder }: { builder: BoxBuilder }) {
  const { offered } = builder
  if (!offered) return <Skeleton height="20rem" width="100%" />
  if (offered.length === 0)
    return (
      <p>
        <FormattedMessage {...messages.none} />
      </p>
    )
  return (
    <>
      <BoxBefore builder={builder} />
      <ul className="stack-6">
        {offered.map((box) => (
          <li key={box.id} className={styles.box}>
            <BoxOffer box={box} builder={builder} />
          </li>
        ))}
      </ul>
    </>
  )
}

function BoxOffer({ box, builder }: { box: MixBox; builder: BoxBuilder }) {
  const { formatMessage } = useIntl()
  const { size: chosen, chooseSize, rulesOf } = builder
  const { sharing } = useUndoable(builder)
  return (
    <>
      {box.image && (
        <Picture
          image={{ ...box.image, alt: '' }}
          width={300}
          height={300}
          widths={[150, 300, 400]}
          sizes="(min-width: 769px) 220px, 34vw"
          className={styles.picture}
        />
      )}
      <div className="stack-3">
        <Heading level={2} size="md">
          {box.name}
        </Heading>
        {box.description && <p className="note">{box.description}</p>}
        <fieldset>
          <legend className="visually-hidden">
            {formatMessage(messages.sizeOf, { box: box.name })}
          </legend>
          <ChoiceTiles>
            {box.sizes.map((size) => {
              const { flavors, increment, isPercent } = rulesOf(size, box)
              const isGone = builder.isSizeGone(size)
              return (
                <ChoiceTile
                  key={size.id}
                  name="box-size"
                  value={size.id}
                  checked={chosen?.id === size.id}
                  disabled={isGone}
                  isGone={isGone}
                  onChange={() => sharing(() => chooseSize(box, size))}
                >
                  <span className={styles.size}>
                    <span className={styles.label}>{size.label ?? box.name}</span>
                    <span className="note">
                      <FormattedMessage
                        {...(isPercent ? messages.holdsPercent : messages.holds)}
                        values={{ flavors, increment }}
                      />
                    </span>
                    {isGone ? (
                      <FormattedMessage {...messages.soldOut} />
                    ) : (
                      size.price && (
                        <Price amount={size.price.amount} listAmount={size.price.list} size="sm" />
                      )
                    )}
                  </span>
                </ChoiceTile>
              )
            })}
          </ChoiceTiles>
        </fieldset>
      </div>
    </>
  )
}
