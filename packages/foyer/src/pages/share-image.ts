import { findImages } from '../domains/media/service.ts'
import { shareImageOfBrand } from '../domains/settings/brand/brand-in-effect.ts'
import { readSettings } from '../domains/settings/service.ts'
import type { Context } from '../platform/context.ts'
import type { Page } from './contract.ts'

/** The picture that other sites show with a link to a page: that of the page, or that of the house (1 §3 Page). */
export async function findShareImage(
  context: Context,
  own: string,
  ofPage: number | null,
): Promise<Pick<Page, 'og_image' | 'og_image_thumbs'>> {
  const id = own ? idIn(own) : (ofPage ?? (await imageOfHouse(context)))
  const { image_obj, image_thumbnails } = (await findImages(context, [id]))(id)
  return { og_image: own || (image_obj?.url ?? ''), og_image_thumbs: image_thumbnails ?? {} }
}

/** That of the published brand counts before that of the settings. */
async function imageOfHouse(context: Context): Promise<number | null> {
  return (await shareImageOfBrand(context)) ?? (await readSettings(context)).share_image
}

/** The id of the picture behind one of our addresses. Pictures of other sites have no renditions here. */
function idIn(address: string): number | null {
  const id = /^\/media\/(\d{1,9})\//.exec(address)?.[1]
  return id ? Number(id) : null
}
