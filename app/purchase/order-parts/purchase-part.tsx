import type { ReactNode } from 'react'
import { FormattedMessage, type MessageDescriptor } from 'react-intl'

export function PurchasePart({
  title,
  children,
}: {
  title: MessageDescriptor
  children: ReactNode
}) {
  return (
    <div className="stack-1 content-start">
      <p className="note">
        <FormattedMessage {...title} />
      </p>
      <div>{children}</div>
    </div>
  )
}
