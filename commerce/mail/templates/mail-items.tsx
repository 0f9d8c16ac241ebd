import { Img } from '@react-email/img'
import type { MailItem } from '../mail-content'
import type { MailColors } from './mail-colors.rules'
import { MailRows } from './mail-rows'
import { SANS, SERIF } from './mail-style'

const PICTURE = 76

export function MailItems({ items, colors }: { items: readonly MailItem[]; colors: MailColors }) {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0}>
      <tbody>
        {items.map((item, at) => (
          <tr key={at}>
            <Item item={item} colors={colors} isFirst={at === 0} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Item({
  item: { name, detail, amount, imageUrl, notes },
  colors,
  isFirst,
}: {
  item: MailItem
  colors: MailColors
  isFirst: boolean
}) {
  const cell = {
    padding: isFirst ? '4px 0 14px' : '14px 0',
    verticalAlign: 'top' as const,
    ...(!isFirst && { borderTop: `1px solid ${colors.line}` }),
  }
  const title = { fontFamily: SERIF, fontSize: '17px', lineHeight: '1.35', color: colors.ink }
  const small = { fontFamily: SANS, fontSize: '14px', lineHeight: '1.5', color: colors.inkSoft }
  return (
    <>
      {imageUrl && (
        <td className="m-line" width={PICTURE + 16} style={{ ...cell, width: PICTURE + 16 }}>
          <Img
            src={imageUrl}
            alt={name}
            width={PICTURE}
            height={PICTURE}
            style={{ ...small, objectFit: 'cover', borderRadius: '4px', overflow: 'hidden' }}
          />
        </td>
      )}
      <td className="m-line" style={cell} colSpan={imageUrl ? 1 : 2}>
        <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0}>
          <tbody>
            <tr>
              <td className="m-ink" style={{ ...title, verticalAlign: 'top' }}>
                {name}
              </td>
              <td
                className="m-ink"
                style={{ ...small, color: colors.ink, textAlign: 'right', verticalAlign: 'top' }}
              >
                {amount}
              </td>
            </tr>
          </tbody>
        </table>
        <p className="m-soft" style={{ ...small, margin: '2px 0 0' }}>
          {detail}
        </p>
        {notes.length > 0 && <MailRows rows={notes} colors={colors} isSmall />}
      </td>
    </>
  )
}
