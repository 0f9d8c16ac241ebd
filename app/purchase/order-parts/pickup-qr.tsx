import { useMemo } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { encode } from 'uqr'

const messages = defineMessages({
  picture: { id: 'pickup.qr', defaultMessage: 'QR code for the scanner of the shop' },
})

/** Modules around it, by which scanners find it. */
const QUIET = 4

/** The code as a picture for a scanner. */
export default function PickupQr({ code }: { code: string }) {
  const { formatMessage } = useIntl()
  const { data, size } = useMemo(() => encode(code, { ecc: 'M', border: QUIET }), [code])
  const path = data
    .flatMap((line, y) => line.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return (
    <svg
      role="img"
      aria-label={formatMessage(messages.picture)}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}
