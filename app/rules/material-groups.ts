/** The groups of sales materials, in display order (MAT-002). */
const MATERIAL_GROUPS = ['Seasonal Materials', 'All Year Materials', 'Other Sales Tools'] as const

export type MaterialGroup = (typeof MATERIAL_GROUPS)[number]

/**
 * Returns the group that the merchant assigned to a product; the last group if it is missing or
 * unknown (MAT-003).
 */
export function materialGroupOf(collateralGroup: string | undefined): MaterialGroup {
  return MATERIAL_GROUPS.find((group) => group === collateralGroup) ?? 'Other Sales Tools'
}

/** Returns the non-empty groups with their materials, in the given order. */
export function groupMaterials<Material extends { group: MaterialGroup }>(
  materials: readonly Material[],
): { group: MaterialGroup; materials: Material[] }[] {
  return MATERIAL_GROUPS.map((group) => ({
    group,
    materials: materials.filter((material) => material.group === group),
  })).filter((shown) => shown.materials.length > 0)
}
