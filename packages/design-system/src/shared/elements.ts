/** Elements that a layout part may be: a list is marked as one by its page, not by its look. */
export type LayoutElement =
  | 'div'
  | 'section'
  | 'article'
  | 'main'
  | 'aside'
  | 'nav'
  | 'header'
  | 'footer'
  | 'form'
  | 'ul'
  | 'ol'
  | 'li'
  | 'span';
