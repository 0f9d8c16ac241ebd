import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { BOX_STEPS, isReachable, stepBeside, type BoxStep } from '@/rules/box-steps'
import { paths } from '@/site/paths'
import { Button, ButtonLink } from '@/ui/button'
import { Heading } from '@/ui/heading'
import { Link } from '@/ui/link'
import { PageHead } from '@/ui/page-head'
import { Skeleton } from '@/ui/skeleton'
import { BOX_PROGRESS_ID, BoxProgress } from './box/box-progress'
import { OpenBox } from './box/open-box'
import { SmallBox } from './box/small-box'
import { buildABoxMessages as messages } from './build-a-box.messages'
import styles from './builder-frame.module.css'
import type { BoxBuilder } from './state/use-box-builder'

interface BuilderFrameProps {
  builder: BoxBuilder
  step: Exclude<BoxStep, 'start'>
  /** Further actions of the step, beside the back button. */
  action?: ReactNode
  children: ReactNode
}

export function BuilderFrame({ builder, step, action, children }: BuilderFrameProps) {
  const { formatMessage } = useIntl()
  const { name, rules, openStep } = builder
  const title = formatMessage(messages[`title.${step}`])
  const next = stepBeside(step, 1)
  const before = stepBeside(step, -1) ?? 'start'
  const canGoOn = next !== undefined && isReachable(next, openStep)
  return (
    <>
      <PageHead title={title} isHidden />
      <StepList builder={builder} step={step} />
      <Heading level={1}>{title}</Heading>
      <div className={styles.layout} data-step={step}>
        <div className={styles.main}>{children}</div>
        <div className={styles.aside}>
          {rules ? (
            <OpenBox builder={builder} isFinished={step === 'review-box'} />
          ) : (
            <Skeleton aspectRatio="1" width="100%" />
          )}
        </div>
      </div>
      <div className={`bottom-bar ${styles.bar}`}>
        {(step === 'select-candies' || step === 'set-quantities') && (
          <div className={styles.small}>
            <SmallBox builder={builder} />
          </div>
        )}
        <div className={styles.state}>
          <BoxProgress builder={builder} step={step} />
        </div>
        <div className={styles.ways}>
          <ButtonLink isDeferred variant="secondary" to={paths.boxStep(name, before)}>
            <FormattedMessage {...messages.back} />
          </ButtonLink>
          {action ??
            (canGoOn ? (
              <ButtonLink isDeferred to={paths.boxStep(name, next)}>
                <FormattedMessage {...messages.next} />
              </ButtonLink>
            ) : (
              <Button disabled aria-describedby={BOX_PROGRESS_ID}>
                <FormattedMessage {...messages.next} />
              </Button>
            ))}
        </div>
      </div>
    </>
  )
}

function StepList({ builder, step }: Pick<BuilderFrameProps, 'builder' | 'step'>) {
  const { formatMessage } = useIntl()
  return (
    <nav aria-label={formatMessage(messages.steps)}>
      <ol className={styles.steps}>
        {BOX_STEPS.map((one) => (
          <li key={one} aria-current={one === step ? 'step' : undefined}>
            {one !== step && isReachable(one, builder.openStep) ? (
              <Link isDeferred to={paths.boxStep(builder.name, one)}>
                <FormattedMessage {...messages[`step.${one}`]} />
              </Link>
            ) : (
              <span>
                <FormattedMessage {...messages[`step.${one}`]} />
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
