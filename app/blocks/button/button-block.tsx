import { asOneOf } from '@/lib/read-fields'
import { classNames } from '@/ui/class-names'
import { CallsToAction } from '../calls-to-action'
import { defineBlock, type BlockProps } from '../define-block'
import { readCallToAction, type CallToAction } from '../read-content'
import styles from './button-block.module.css'

interface ButtonContent {
  callToAction: CallToAction
  align: 'left' | 'center'
}

function ButtonBlock({ content }: BlockProps<ButtonContent>) {
  return (
    <div className={classNames('container', styles.button, styles[content.align])}>
      <CallsToAction items={[content.callToAction]} />
    </div>
  )
}

export default defineBlock<ButtonContent>({
  parse: (item) => {
    const callToAction = readCallToAction(item)
    if (!callToAction) return undefined
    return { callToAction, align: asOneOf(item.align, ['left', 'center']) ?? 'center' }
  },
  component: ButtonBlock,
})
