/** The tracking number is appended to the URL. */
const TRACKING: Readonly<Record<string, string>> = {
  UPS: 'https://www.ups.com/track?tracknum=',
  FedEx: 'https://www.fedex.com/fedextrack/?trknbr=',
  USPS: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=',
  DHL: 'https://www.dhl.com/en/express/tracking.html?AWB=',
}

export const CARRIERS: readonly string[] = Object.keys(TRACKING)

/** Returns undefined for an unknown carrier. */
export function trackingUrlOf(carrier: string, trackingNumber: string): string | undefined {
  const url = TRACKING[carrier]
  return url && `${url}${encodeURIComponent(trackingNumber)}`
}
