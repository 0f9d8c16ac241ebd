import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { CheckoutStep } from '@/rules/checkout-steps'
import { classNames } from '@/ui/class-names'
import { Heading } from '@/ui/heading'
import { CheckoutErrorBanner } from './checkout-error-banner'
import styles from './checkout-layout.module.css'
import { StepMarkers, useStepNames } from './step-markers'

interface CheckoutLayoutProps {
  step: CheckoutStep
  aside: ReactNode
  children: ReactNode
}

/**
 * The layout of the checkout pages: steps, error banner, the page's content and a summary. On a
 * phone the summary is above the content, but below it in the review step.
 */
export function CheckoutLayout({ step, aside, children }: CheckoutLayoutProps) {
  const names = useStepNames()
  return (
    <div className={`container ${styles.layout}`}>
      <StepMarkers current={step} />
      <CheckoutErrorBanner />
      <div className={styles.columns}>
        <div className="stack-5 content-start min-w-0">
          <Heading level={1} size="lg">
            <FormattedMessage {...names[step]} />
          </Heading>
          {children}
        </div>
        <div className={classNames(styles.aside, step !== 'review' && styles.above)}>{aside}</div>
      </div>
    </div>
  )
}
