/** Cities, and names of regions, that a person may want to stay in or to move to, for a pattern; whole states stand beside them. */
export const PLACES = `(?:${[
  'akron|albany|albuquerque|alexandria|allentown|amarillo|anaheim|anchorage|ann arbor|asheville|athens|atlanta|augusta|austin|bakersfield',
  'baltimore|baton rouge|billings|birmingham|boise|boston|boulder|bridgeport|brooklyn|buffalo|burlington|cedar rapids|chandler|charleston',
  'charlotte|chattanooga|chicago|cincinnati|cleveland|colorado springs|columbia|columbus|corpus christi|dallas|dayton|denver|des moines',
  'detroit|duluth|durham|el paso|erie|eugene|evansville|fargo|fayetteville|flint|fort wayne|fort worth|fresno|gainesville|galveston|grand rapids',
  'green bay|greensboro|greenville|harrisburg|hartford|honolulu|houston|huntsville|indianapolis|jacksonville|jersey city|kansas city|knoxville',
  'lancaster|lansing|laredo|las vegas|lexington|little rock|long beach|los angeles|louisville|lubbock|macon|madison|manchester|mcallen|memphis',
  'miami|milwaukee|minneapolis|missoula|modesto|montgomery|nashville|new orleans|newark|norfolk|oakland|ogden|oklahoma city|omaha|orlando',
  'peoria|philadelphia|phoenix|pittsburgh|portland|providence|provo|pueblo|queens|raleigh|rapid city|reno|richmond|riverside|roanoke|rochester',
  'rockford|sacramento|saginaw|salem|salt lake(?: city)?|san antonio|san diego|san francisco|san jose|santa fe|savannah|scottsdale|scranton',
  'seattle|shreveport|sioux falls|south bend|spokane|springfield|st\\.? louis|st\\.? paul|stockton|syracuse|tacoma|tallahassee|tampa|toledo|topeka',
  'trenton|tucson|tulsa|utica|virginia beach|waco|wichita|wilmington|worcester|youngstown|yuma|(?:the )?bay area|twin cities|socal|norcal|dfw|nyc|kc',
  'alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana',
  'maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|new york',
  'north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia',
  'west virginia|wisconsin|wyoming|puerto rico',
].join('|')})`
