// The expressions of rfc1808.
// Generated from grammar/rfc1808 and its notation (sha256 c8f916ce73345a46d2a96178749d9f5e7eb2dbd530a871964c93d19ddeffd545). Do not edit.

import type { EncodedBnf } from '../../src/study/bnf/encoded-bnf.js';

/** The expressions of the rules in their order, and of corrected rules as printed; for decodeBnf. */
export const expressions: EncodedBnf = {
  rules: [
    [["sequence",[["alternation",[["reference","absoluteURL",16,27],["reference","relativeURL",30,41]],16,41],["repetition",0,1,["sequence",[["literal","#",false,46,49],["reference","fragment",50,58]],46,58],44,60]],14,60],0,60],
    [["alternation",[["reference","generic-RL",76,86],["sequence",[["reference","scheme",91,97],["literal",":",false,98,101],["repetition",0,null,["alternation",[["reference","uchar",105,110],["reference","reserved",113,121]],105,121],102,123]],91,123]],76,125],62,125],
    [["sequence",[["reference","scheme",141,147],["literal",":",false,148,151],["reference","relativeURL",152,163]],141,163],127,163],
    [["alternation",[["reference","net_path",179,187],["reference","abs_path",190,198],["reference","rel_path",201,209]],179,209],165,209],
    [["sequence",[["literal","//",false,225,229],["reference","net_loc",230,237],["repetition",0,1,["reference","abs_path",240,248],238,250]],225,250],211,250],
    [["sequence",[["literal","/",false,265,268],["reference","rel_path",270,278]],265,278],251,278],
    [["sequence",[["repetition",0,1,["reference","path",295,299],293,301],["repetition",0,1,["sequence",[["literal",";",false,304,307],["reference","params",308,314]],304,314],302,316],["repetition",0,1,["sequence",[["literal","?",false,319,322],["reference","query",323,328]],319,328],317,330]],293,330],279,330],
    [["sequence",[["reference","fsegment",346,354],["repetition",0,null,["sequence",[["literal","/",false,358,361],["reference","segment",362,369]],358,369],355,371]],346,371],332,371],
    [["repetition",1,null,["reference","pchar",388,393],386,393],372,393],
    [["repetition",0,null,["reference","pchar",410,415],409,415],394,415],
    [["sequence",[["reference","param",431,436],["repetition",0,null,["sequence",[["literal",";",false,440,443],["reference","param",444,449]],440,449],437,451]],431,451],417,451],
    [["repetition",0,null,["alternation",[["reference","pchar",469,474],["literal","/",false,477,480]],469,480],466,482],452,482],
    [["repetition",1,null,["alternation",[["reference","alpha",502,507],["reference","digit",510,515],["literal","+",false,518,521],["literal","-",false,524,527],["literal",".",false,530,533]],502,533],498,535],484,535],
    [["repetition",0,null,["alternation",[["reference","pchar",554,559],["literal",";",false,562,565],["literal","?",false,568,571]],554,571],551,573],536,573],
    [["repetition",0,null,["alternation",[["reference","uchar",592,597],["reference","reserved",600,608]],592,608],589,610],574,610],
    [["repetition",0,null,["alternation",[["reference","uchar",629,634],["reference","reserved",637,645]],629,645],626,647],611,647],
    [["alternation",[["reference","uchar",663,668],["literal",":",false,671,674],["literal","@",false,677,680],["literal","&",false,683,686],["literal","=",false,689,692]],663,692],649,692],
    [["alternation",[["reference","unreserved",707,717],["reference","escape",720,726]],707,726],693,726],
    [["alternation",[["reference","alpha",741,746],["reference","digit",749,754],["reference","safe",757,761],["reference","extra",764,769]],741,769],727,769],
    [["sequence",[["literal","%",false,785,788],["reference","hex",789,792],["reference","hex",793,796]],785,796],771,796],
    [["alternation",[["reference","digit",811,816],["literal","A",false,819,822],["literal","B",false,825,828],["literal","C",false,831,834],["literal","D",false,837,840],["literal","E",false,843,846],["literal","F",false,849,852],["literal","a",false,877,880],["literal","b",false,883,886],["literal","c",false,889,892],["literal","d",false,895,898],["literal","e",false,901,904],["literal","f",false,907,910]],811,910],797,910],
    [["alternation",[["reference","lowalpha",926,934],["reference","hialpha",937,944]],926,944],912,944],
    [["alternation",[["literal","a",false,959,962],["literal","b",false,965,968],["literal","c",false,971,974],["literal","d",false,977,980],["literal","e",false,983,986],["literal","f",false,989,992],["literal","g",false,995,998],["literal","h",false,1001,1004],["literal","i",false,1007,1010],["literal","j",false,1027,1030],["literal","k",false,1033,1036],["literal","l",false,1039,1042],["literal","m",false,1045,1048],["literal","n",false,1051,1054],["literal","o",false,1057,1060],["literal","p",false,1063,1066],["literal","q",false,1069,1072],["literal","r",false,1075,1078],["literal","s",false,1095,1098],["literal","t",false,1101,1104],["literal","u",false,1107,1110],["literal","v",false,1113,1116],["literal","w",false,1119,1122],["literal","x",false,1125,1128],["literal","y",false,1131,1134],["literal","z",false,1137,1140]],959,1140],945,1140],
    [["alternation",[["literal","A",false,1155,1158],["literal","B",false,1161,1164],["literal","C",false,1167,1170],["literal","D",false,1173,1176],["literal","E",false,1179,1182],["literal","F",false,1185,1188],["literal","G",false,1191,1194],["literal","H",false,1197,1200],["literal","I",false,1203,1206],["literal","J",false,1223,1226],["literal","K",false,1229,1232],["literal","L",false,1235,1238],["literal","M",false,1241,1244],["literal","N",false,1247,1250],["literal","O",false,1253,1256],["literal","P",false,1259,1262],["literal","Q",false,1265,1268],["literal","R",false,1271,1274],["literal","S",false,1291,1294],["literal","T",false,1297,1300],["literal","U",false,1303,1306],["literal","V",false,1309,1312],["literal","W",false,1315,1318],["literal","X",false,1321,1324],["literal","Y",false,1327,1330],["literal","Z",false,1333,1336]],1155,1336],1141,1336],
    [["alternation",[["literal","0",false,1352,1355],["literal","1",false,1358,1361],["literal","2",false,1364,1367],["literal","3",false,1370,1373],["literal","4",false,1376,1379],["literal","5",false,1382,1385],["literal","6",false,1388,1391],["literal","7",false,1394,1397],["literal","8",false,1414,1417],["literal","9",false,1420,1423]],1352,1423],1338,1423],
    [["alternation",[["literal","$",false,1439,1442],["literal","-",false,1445,1448],["literal","_",false,1451,1454],["literal",".",false,1457,1460],["literal","+",false,1463,1466]],1439,1466],1425,1466],
    [["alternation",[["literal","!",false,1481,1484],["literal","*",false,1487,1490],["literal","'",false,1493,1496],["literal","(",false,1499,1502],["literal",")",false,1505,1508],["literal",",",false,1511,1514]],1481,1514],1467,1514],
    [["alternation",[["literal","{",false,1529,1532],["literal","}",false,1535,1538],["literal","|",false,1541,1544],["literal","\\",false,1547,1550],["literal","^",false,1553,1556],["literal","~",false,1559,1562],["literal","[",false,1565,1568],["literal","]",false,1571,1574],["literal","`",false,1577,1580]],1529,1580],1515,1580],
    [["alternation",[["literal",";",false,1595,1598],["literal","/",false,1601,1604],["literal","?",false,1607,1610],["literal",":",false,1613,1616],["literal","@",false,1619,1622],["literal","&",false,1625,1628],["literal","=",false,1631,1634]],1595,1634],1581,1634],
    [["alternation",[["literal","<",false,1649,1652],["literal",">",false,1655,1658],["literal","#",false,1661,1664],["literal","%",false,1667,1670],["literal","\"",false,1673,1676]],1649,1676],1635,1676],
    [["sequence",[["literal","Base",false,1693,1699],["literal",":",false,1700,1703],["literal","<URL:",false,1704,1711],["reference","absoluteURL",1712,1723],["literal",">",false,1724,1727]],1693,1727],1678,1727],
  ],
  printed: [
  ],
};
