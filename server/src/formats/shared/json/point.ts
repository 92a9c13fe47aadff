/// Points as records in JSON write them: an object of coordinates.

import { type Fields, fields, hole } from '../../../syntax/json/draft';
import type { PointDraft } from '../go/help';

export const pointFields = ({ x, y }: PointDraft): Fields => fields(['x', hole(x)], ['y', hole(y)]);
