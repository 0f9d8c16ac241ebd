import { asOneOf, asText } from '@/lib/read-fields'
import { classNames } from '@/ui/class-names'
import { Heading } from '@/ui/heading'
import { defineBlock, type BlockProps } from '../define-block'
import styles from './headline.module.css'

interface HeadlineContent {
  text: string
  subText?: string
  align: 'left' | 'center'
}

function Headline({ content }: BlockProps<HeadlineContent>) {
  const { text, subText, align } = content
  return (
    <div className={classNames('container', styles.headline, styles[align])}>
      <Heading level={2} size="xl">
        {text}
      </Heading>
      {subText && <p className={styles.sub}>{subText}</p>}
    </div>
  )
}

export default defineBlock<HeadlineContent>({
  parse: (item) => {
    const text = asText(item.text)
    if (!text) return undefined
    return {
      text,
      subText: asText(item.subText),
      align: asOneOf(item.align, ['left', 'center']) ?? 'center',
    }
  },
  component: Headline,
})
