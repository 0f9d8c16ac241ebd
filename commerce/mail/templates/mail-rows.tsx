import type { MailRow } from '../mail-content'
import type { MailColors } from './mail-colors.rules'
import { MailLines } from './mail-lines'
import { SANS, SERIF } from './mail-style'

interface Props {
  rows: readonly MailRow[]
  colors: MailColors
  /** Smaller text, for details of the line above. */
  isSmall?: boolean
}

export function MailRows({ rows, colors, isSmall = false }: Props) {
  const text = { fontFamily: SANS, fontSize: isSmall ? '14px' : '15px', lineHeight: '1.5' }
  const color = isSmall ? colors.inkSoft : colors.ink
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0}>
      <tbody>
        {rows.map(([label, amount, weight], at) => {
          const isTotal = weight === 'total'
          const cell = {
            ...text,
            color,
            padding: isTotal ? '8px 0 0' : '0 0 2px',
            verticalAlign: 'top' as const,
            ...(isTotal && {
              borderTop: `1px solid ${colors.line}`,
              fontFamily: SERIF,
              fontSize: '19px',
            }),
          }
          const className = `${isSmall ? 'm-soft' : 'm-ink'} m-line`
          return (
            <tr key={at}>
              <td className={className} style={cell} colSpan={amount ? 1 : 2}>
                <MailLines text={label} />
              </td>
              {amount && (
                <td
                  className={className}
                  style={{ ...cell, textAlign: 'right', whiteSpace: 'nowrap', paddingLeft: '16px' }}
                >
                  {amount}
                </td>
              )}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
