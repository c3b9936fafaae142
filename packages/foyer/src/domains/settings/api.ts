import type { RenderLetter } from '../../contract/letter.ts'
import { bind } from '../../platform/endpoints/bind.ts'
import type { ShowPage } from '../../platform/show-page.ts'
import { listBreakingNews } from './breaking-news.ts'
import { breakingNews, previewDesign as preview, previewBrand, read } from './contract.ts'
import { design } from './design-endpoints.ts'
import { settings } from './endpoints.ts'
import { previewDesign, previewBrand as previewOfBrand } from './preview-design.ts'
import { readShownSettings } from './service.ts'

interface FromSite {
  showPage: ShowPage
  renderLetter: RenderLetter
}

/** The site knows all areas, so what shows their pages comes from there. */
export const settingsApi = ({ showPage, renderLetter }: FromSite) => [
  ...bind(
    settings,
    { read, breakingNews },
    {
      read: async (context) => ({ status: 200, data: await readShownSettings(context) }),
      breakingNews: async (context) => ({ data: await listBreakingNews(context) }),
    },
  ),
  ...bind(
    design,
    { preview, previewBrand },
    {
      preview: (context, _params, body) =>
        previewDesign(context, body, { showPage, settings: settings.read }),
      previewBrand: (context, _params, body) =>
        previewOfBrand(context, body, { showPage, renderLetter, settings: settings.read }),
    },
  ),
]
