/** The attribute of the document while `SwipeRows` follows fingers. */
export const followsSwipes = 'data-follows-swipes'
