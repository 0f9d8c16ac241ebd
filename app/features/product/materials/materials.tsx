import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import type { MaterialView } from '@/commerce-client/materials.queries'
import { groupMaterials, type MaterialGroup } from '@/rules/material-groups'
import { Heading } from '@/ui/heading'
import { Skeleton } from '@/ui/skeleton'
import { MaterialRow } from './material-row'
import { materialsMessages as messages } from './materials.messages'
import styles from './materials.module.css'

interface MaterialsProps {
  materials: readonly MaterialView[]
  /** Level of the headings of groups. */
  headingLevel: 2 | 3
}

/** Sales materials by group (MAT-002). */
export function Materials({ materials, headingLevel }: MaterialsProps) {
  const groups = groupMaterials(materials)
  if (groups.length === 0) {
    return (
      <p className={styles.none}>
        <FormattedMessage {...messages.none} />
      </p>
    )
  }
  return (
    <div className="stack-7">
      {groups.map(({ group, materials: shown }) => (
        <Group key={group} group={group} materials={shown} headingLevel={headingLevel} />
      ))}
    </div>
  )
}

function Group({ group, materials, headingLevel }: MaterialsProps & { group: MaterialGroup }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <Heading level={headingLevel} size="lg" id={id}>
          <FormattedMessage {...messages[group]} />
        </Heading>
        <span className={styles.free}>
          <FormattedMessage {...messages.free} />
        </span>
      </div>
      <ul className={styles.list}>
        {materials.map((material) => (
          <MaterialRow
            key={material.id}
            material={material}
            headingLevel={headingLevel === 2 ? 3 : 4}
          />
        ))}
      </ul>
    </section>
  )
}

export function MaterialsSkeleton() {
  return (
    <div className="stack-7" aria-busy="true">
      {[2, 2].map((rows, group) => (
        <div key={group}>
          <div className={styles.head}>
            <Skeleton width="14rem" height="2.2rem" />
          </div>
          <div className={styles.list}>
            {Array.from({ length: rows }, (_, row) => (
              <div key={row} className={styles.material}>
                <Skeleton aspectRatio="1" className={styles.media} />
                <div className={styles.text}>
                  <Skeleton width="70%" height="1.5rem" />
                  <Skeleton width="100%" height="1.2rem" />
                </div>
                <Skeleton height="4.9rem" className={styles.controls} />
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}
