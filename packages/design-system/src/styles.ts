// The first import of an application: it fixes the order of the layers and carries the themes.
import './theme/layers.css.ts'
import './theme/themes.css.ts'
import './theme/global.css.ts'
