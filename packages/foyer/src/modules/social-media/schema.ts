import { embed } from '../../fields/kinds.ts'
import { defineModule } from '../kit/define-module.ts'
import { strings } from './strings.ts'

/** 2 §3 Social media (older). */
export const socialMedia = defineModule({
  model: 'social-media',
  version: 1,
  strings,
  fields: {
    embed: embed(['instagram', 'twitter', 'facebook', 'tiktok'], { required: true }),
  },
})
