import { choice, image, reference, richText, string } from '../../fields/kinds.ts'
import { defineModule } from '../kit/define-module.ts'
import { strings } from './strings.ts'

/** A full teaser with the data of an event; fields that an editor fills in replace the event's. */
export const eventTeaser = defineModule({
  model: 'event-teaser',
  version: 1,
  strings,
  fields: {
    event: reference('event', { required: true }),
    image: image(),
    link_text: string(),
    preline: string(),
    headline: string(),
    subline: string(),
    text: richText({ maxLength: 3000 }),
    extra_class: choice(['image-left', 'image-right', 'fullscreen'], 'image-left', { required: true }),
  },
})
